export const charts = {
  actual: 'Actual',
  target: 'Target',
  onlyTarget: (target: string) => `No actual yet; the final target is ${target}`,
  sentence: (part: {
    actual: string;
    target: string | null;
    period: string;
    status: string;
    projected: string | null;
  }) =>
    [
      `Actual ${part.actual}${part.target === null ? '' : ` of target ${part.target}`} in ${part.period}`,
      part.status,
      ...(part.projected === null ? [] : [`projected ${part.projected}`]),
    ].join('; '),
  noSvg: 'SVG is not supported on your browser',
};
