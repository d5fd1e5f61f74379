import type { account as en } from '#languages/en/page/account.ts';
import type { Translation } from '#languages/translation.ts';

export const account: Translation<typeof en> = {
  signInTitle: 'Iniciar sesión en Milepost',
  signInText: 'Los objetivos, los datos y el estado de su plan.',
  noAccount: '¿Aún no tiene cuenta?',
  noAccountText: 'La coordinación de su plan le envía una invitación: un enlace en el que elige una contraseña.',
  newServer: '¿Acaba de instalar este servidor?',
  newServerText: 'Al arrancar mostró una dirección de un solo uso en la que se crea la primera cuenta.',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  wrong: 'El correo o la contraseña no son correctos.',
  triesLeft: (left) => {
    if (left === 0) return 'No quedan intentos. Espere cinco minutos.';
    return left === 1 ? 'Queda 1 intento.' : `Quedan ${left} intentos.`;
  },
  tooMany: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  unreachable: 'El servidor no responde. Compruebe su conexión y vuelva a intentarlo.',
  failed: 'No se pudo iniciar sesión. Vuelva a intentarlo.',
  kept: 'La página que ha pedido se abrirá cuando inicie sesión.',
  missingEmail: 'Escriba su correo electrónico.',
  missingPassword: 'Escriba su contraseña.',
  welcomeTitle: 'Le damos la bienvenida a Milepost',
  welcomeText: 'Cree la primera cuenta. Administra esta instalación y puede invitar a todas las demás personas.',
  organisation: 'Organización',
  organisationHint: 'Se muestra en la página de inicio de sesión. Opcional.',
  name: 'Su nombre',
  create: 'Crear cuenta',
  creating: 'Creando…',
  passwordHint: (least) => `Cuanto más larga, mejor: al menos ${least} caracteres`,
  strength: {
    1: 'Demasiado corta o repetitiva',
    2: 'Podría ser más larga',
    3: 'Buena',
    4: 'Segura',
  },
  passwordShort: (least) => `La contraseña necesita al menos ${least} caracteres.`,
  missingName: 'Escriba su nombre.',
  passwordGuessable: 'Esta contraseña es fácil de adivinar. Use varias palabras que no tengan relación entre sí.',
  badEmail: 'No es una dirección de correo válida.',
  noTelemetry: 'Nada sale de este servidor. Sin estadísticas ni telemetría.',
  usedTitle: 'Esta dirección ya no es válida',
  usedText:
    'Ya se ha usado o ha caducado. Si tiene una cuenta, inicie sesión; si no, reinicie el servidor para obtener una dirección nueva.',
  welcomeFailed: 'No se pudo crear la cuenta. Vuelva a intentarlo.',
  toSignIn: 'Ir al inicio de sesión',
};
