/** What reads the same in French: names, abbreviations, and words both have. */
export const sameAsEnglish = `
  Actions / Initiative / Initiatives / initiative / initiatives / 1 initiative / Auto / CSV / Ctrl Z / Date / Dates / Description / Excel / Import / KPI / Milepost / · Milepost
  / Organisation / Page / Perspective / Perspective C / Perspective F / Perspective O / Perspective P / Perspectives
  / Plan / Plans / Points / points / Projection / Signal / Style / Total / Webhooks / webhook / ms. / MySQL, MariaDB / PostgreSQL / Minute / Port / Public / public / Tab`;
