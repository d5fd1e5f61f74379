import { addresses } from '#contract/addresses.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

export default function LinkPage({ path }: { readonly path: string }) {
  switch (path) {
    case addresses.resetPage:
      return <ResetPasswordPage />;
    case addresses.confirmEmailPage:
      return <ConfirmEmailPage />;
    default:
      return <InvitationPage />;
  }
}
