export const pageMenu = {
  label: 'What else this page does',
  exportPlan: 'Export the plan',
  print: 'Print or PDF',
  hideCharts: 'Hide charts',
  showCharts: 'Show charts',
};
