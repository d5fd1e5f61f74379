/** What reads the same in Spanish: names, abbreviations, and words both have. */
export const sameAsEnglish = `
  No / no / Total / Demo / KPI / Normal / Plan / Plan: / Excel / CSV / – / Webhooks / webhook / Esc / % / Ctrl Z / Milepost
  / · Milepost / ms. / MySQL, MariaDB / PostgreSQL / Tab`;
