/** From this signal on the store that acknowledges too early does so (earlyAcknowledgement.ts). */
export const LIE = 'SIGUSR2';
