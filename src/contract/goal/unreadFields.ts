/** Of the fields of a goal those that no page of ours reads, half of its bytes: pages ask for goals without them. */
export const UNREAD_FIELDS = ['ytd_perf_data', 'ptd_perf_data'] as const;
