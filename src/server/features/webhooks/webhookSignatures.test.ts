import { expect, it } from 'vitest';
import { signatureHeaders, standardSignatureOf, webhookSecret } from './webhookSignatures.ts';

it.each([
  [
    'whsec_plJ3nmyCDGBKInavdOK15jsl',
    { id: 'msg_loFOjxBNrRLzqYUf', seconds: 1731705121, body: '{"event_type":"ping","data":{"success":true}}' },
    'rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  ],
  [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1614265330, body: '{"test": 2432232314}' },
    'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ],
])('a message is signed as the examples of Standard Webhooks are: by %s', (secret, message, signature) => {
  expect(standardSignatureOf(secret, message)).toBe(signature);
  expect(signatureHeaders(secret, message)).toMatchObject({
    'webhook-id': message.id,
    'webhook-timestamp': String(message.seconds),
    'webhook-signature': `v1,${signature}`,
  });
});

it('a secret made before, with - and _, signs by the same bytes', () => {
  const bytes = Buffer.from([0xfb, 0xff, 0xbf, ...Buffer.alloc(21)]);
  const message = { id: 'a', seconds: 1, body: '{}' };
  expect(standardSignatureOf(`whsec_${bytes.toString('base64url')}`, message)).toBe(
    standardSignatureOf(webhookSecret(bytes), message),
  );
});
