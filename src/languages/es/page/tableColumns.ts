import type { tableColumns as en } from '#languages/en/page/tableColumns.ts';
import type { Translation } from '#languages/translation.ts';

export const tableColumns: Translation<typeof en> = {
  columns: 'Columnas',
  hint: 'Elija las columnas y su orden. La elección es suya, en todos los dispositivos donde inicie sesión.',
  hintOnDevice: 'Elija las columnas y su orden. La elección se guarda en este dispositivo.',
  earlier: (name: string) => `Adelantar ${name}`,
  later: (name: string) => `Retrasar ${name}`,
  noRoom: (count: number) =>
    count === 1 ? 'Una columna no cabe en este ancho.' : `${count} columnas no caben en este ancho.`,
  usual: 'Volver a las columnas habituales',
  ofPlan: 'Volver a las columnas del plan',
  forAll: 'Guardar para todos',
  forAllHint: 'Quien haya elegido sus propias columnas las conserva.',
  lostForAll: (names) => `Los demás pierden: ${names.join(', ')}.`,
  ofEverybody: 'Columnas para todos',
  usualOnes: 'las habituales',
  usualForAll: 'Columnas habituales para todos',
  savedForAll: 'Estas son ahora las columnas del plan.',
  usualAgain: 'El plan vuelve a tener las columnas habituales.',
  failed: 'No se pudieron guardar las columnas.',
};
