import type { policy as en } from '#languages/en/page/policy.ts';
import type { Translation } from '#languages/translation.ts';

export const policy: Translation<typeof en> = {
  title: 'Quién puede qué',
  text: 'Lo deciden los administradores para toda la instalación. Los administradores siempre pueden.',
  planCreation: 'Crear planes',
  planCreations: {
    administrators: 'Los administradores',
    leads: 'Quien dirige un plan',
    anyone: 'Cualquiera con una cuenta',
  },
  isSet: 'Fijado por MILEPOST_PLAN_CREATION donde se ejecuta Milepost.',
  domains: 'Dominios de su organización',
  domainsHint: 'Separados por comas, como example.org. Vacío: nadie es externo.',
  outside: 'Invitar a personas fuera de estos dominios',
  planTokens: 'Crear tokens de API que pertenecen a un plan',
  leadsOr: {
    leads: 'Coordinación del plan',
    administrators: 'Los administradores',
  },
  twoFactor: 'Quien dirige un plan necesita dos factores',
  twoFactorHint: 'Sin ello no ven ningún plan que dirigen. Quien entra solo con su proveedor queda exento.',
  save: 'Guardar',
  saved: 'Se ha guardado quién puede qué.',
  loadFailed: 'No se pudo cargar.',
};
