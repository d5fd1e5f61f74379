import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ExampleCertificate = { readonly key: string; readonly cert: string };

/** A certificate of its own for this machine, by openssl; null where that is not installed. */
export function makeExampleCertificate(): ExampleCertificate | null {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    console.info('Skipped: what needs a certificate. openssl makes it, where it is installed.');
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
