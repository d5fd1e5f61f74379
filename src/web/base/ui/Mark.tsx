export function Mark({ badge = false }: { readonly badge?: boolean }) {
  if (!badge) {
    return (
      <svg aria-hidden="true" focusable="false" width={20} height={20} viewBox="0 0 20 20">
        <path d="M4 2.5v15" stroke="var(--accent)" strokeWidth={2} strokeLinecap="round" />
        <path d="M7 3.5h8l3 3.75-3 3.75H7z" fill="var(--accent)" />
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" focusable="false" width={36} height={36} viewBox="0 0 36 36">
      <rect width="36" height="36" rx="9" fill="var(--accent)" />
      <path d="M11.5 8v20" stroke="var(--on-accent)" strokeWidth={2.5} strokeLinecap="round" />
      <path d="M15 9.5h8.5l4 4.25-4 4.25H15z" fill="var(--on-accent)" />
    </svg>
  );
}
