/** The zone of the device, and the order of dates where its language is spoken. */
export function localSettings(): { readonly time_zone: string; readonly date_format: 'M/D/Y' | 'D/M/Y' } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isAmerican = /^en(-US)?$/.test(navigator.language);
  return { time_zone: timeZone, date_format: isAmerican ? 'M/D/Y' : 'D/M/Y' };
}
