/** What reads the same in German: names, abbreviations, and words German has taken over. */
export const sameAsEnglish = `
  Milepost / Initiative / · Milepost / CSV / Code / Dashboard / Demo / Details / Esc / Excel / Export / Filter / Gantt / Import
  / KPI / Link / Links / Name / Organisation / PDF / PNG / PTD / Plan / Plan: / SVG / Server / Signal / Status
  / System / Text / Token / URL / Version / Webhooks / XLSX / YTD / ms. / MySQL, MariaDB / PostgreSQL / Minute / Port / in / In / Person / Enter / Tab`;
