import type { failure as en } from '#languages/en/page/failure.ts';
import type { Translation } from '#languages/translation.ts';

export const failure: Translation<typeof en> = {
  notLoaded: {
    title: 'No se pudo cargar esta parte.',
    text: 'Es posible que no haya conexión o que Milepost se haya actualizado mientras esta página estaba abierta. Vuelva a intentarlo; si no se soluciona, recargue la página.',
  },
  broken: {
    title: 'No se pudo mostrar esta parte.',
    text: 'Es un error de Milepost. Sus datos guardados están a salvo. Vuelva a intentarlo; si no se soluciona, recargue la página.',
  },
  again: 'Volver a intentarlo',
  stillFailing: 'No se ha solucionado.',
  reload: 'Recargar la página',
};
