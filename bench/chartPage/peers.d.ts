// What of other libraries is called here; they are installed in bench/peers alone.

declare module 'uplot' {
  export default class UPlot {
    constructor(options: object, data: readonly (readonly (number | null)[])[], place: HTMLElement);
    destroy(): void;
  }
}

declare module 'chart.js/auto' {
  export default class Chart {
    constructor(canvas: HTMLCanvasElement, config: object);
    destroy(): void;
  }
}

declare module 'echarts' {
  export function init(
    place: HTMLElement,
    theme: null,
    options: object,
  ): { setOption(option: object): void; dispose(): void };
}

declare module 'recharts' {
  import type { ComponentType } from 'react';

  type Part = ComponentType<Readonly<Record<string, unknown>>>;
  export const LineChart: Part;
  export const Line: Part;
  export const XAxis: Part;
  export const YAxis: Part;
}
