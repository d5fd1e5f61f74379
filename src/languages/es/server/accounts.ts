import type { accounts as en } from '#languages/en/server/accounts.ts';
import type { Translation } from '#languages/translation.ts';

export const accounts: Translation<typeof en> = {
  invitation: {
    subject: (plan) => `Invitación a ${plan}`,
    text: (by, plan, company) =>
      company === ''
        ? `${by} le invita a unirse al plan «${plan}».`
        : `${by} le invita a unirse al plan «${plan}», de ${company}.`,
    what: 'Abra el enlace para ver los objetivos y los datos. Funciona una sola vez.',
    action: 'Aceptar la invitación',
    foot: (until) => `El enlace es válido hasta el ${until}. Si no conoce al remitente, no haga caso de este mensaje.`,
  },
  reset: {
    subject: 'Una contraseña nueva',
    text: 'Alguien, esperamos que usted, ha pedido una contraseña nueva para Milepost.',
    what: 'Abra el enlace para elegirla. Funciona una sola vez, y después se cierran todas las demás sesiones.',
    action: 'Elegir una contraseña nueva',
    foot: (until) =>
      `El enlace es válido hasta el ${until}. Si no lo ha pedido usted, no haga caso de este mensaje: no cambiará nada.`,
  },
  email: {
    subject: 'Confirme su correo electrónico',
    text: (email) => `Ha pedido iniciar sesión en Milepost como ${email} a partir de ahora.`,
    what: 'Abra el enlace para confirmarlo. Hasta entonces sigue en uso su correo actual.',
    action: 'Confirmar este correo',
    foot: (until) => `El enlace es válido hasta el ${until}. Si no lo ha pedido usted, no haga caso de este mensaje.`,
  },
  changes: {
    emailChanged: {
      subject: 'Se ha cambiado su correo electrónico',
      text: (email) => `Su cuenta de Milepost usa ahora ${email} para iniciar sesión.`,
    },
    passwordChanged: {
      subject: 'Se ha cambiado su contraseña',
      text: () => 'Se ha cambiado la contraseña de su cuenta de Milepost. Se han cerrado todas las demás sesiones.',
    },
    twoFactorOn: {
      subject: 'Se ha activado la verificación en dos pasos',
      text: () => 'Para iniciar sesión en su cuenta de Milepost con la contraseña ahora también hace falta un código.',
    },
    twoFactorOff: {
      subject: 'Se ha desactivado la verificación en dos pasos',
      text: () => 'Para iniciar sesión en su cuenta de Milepost ahora basta con la contraseña.',
    },
    recoveryCodesMade: {
      subject: 'Códigos de recuperación nuevos',
      text: () => 'Su cuenta de Milepost tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
    },
    codesTried: {
      subject: 'Códigos incorrectos para su cuenta',
      text: () =>
        'Alguien ha introducido la contraseña correcta de su cuenta de Milepost y después códigos incorrectos. No ha podido entrar.',
    },
    providerConnected: {
      subject: 'Se ha conectado el acceso de su organización',
      text: () => 'Ahora también puede iniciar sesión en su cuenta de Milepost a través de su organización.',
    },
    providerDisconnected: {
      subject: 'Se ha desconectado el acceso de su organización',
      text: () => 'Ya no puede iniciar sesión en su cuenta de Milepost a través de su organización.',
    },
    tokenMade: {
      subject: 'Una clave de API nueva',
      text: (name) =>
        `Se ha creado la clave de API «${name}»: con ella, un programa puede actuar en su nombre en Milepost.`,
    },
  },
  notYou: {
    self: 'Si no ha sido usted, elija de inmediato una contraseña nueva y revise «Su cuenta»: sesiones, claves de API y proveedor de acceso.',
    lead: 'Si no ha sido usted, avise de inmediato a la coordinación de su plan.',
  },
};
