import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WireHouse } from '#contract/house.ts';
import { say } from '#web/base/messages/say/house.ts';
import { AccentField } from './AccentField.tsx';
import { applyStyles, houseCalls, houseQuery, houseSentence } from './houseCalls.ts';
import { LogoField } from './LogoField.tsx';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';
import { pictureText } from './pictureText.ts';

/** For administrators: logo and accent of the organisation. */
export default function HousePart({ onSay }: { readonly onSay: (text: string) => void }) {
  const client = useQueryClient();
  const { data, isError } = useQuery(houseQuery);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      const house = await client.fetchQuery({ ...houseQuery, staleTime: 0 });
      applyStyles(house);
      onSay(done);
    } catch (error) {
      setProblem(houseSentence(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Part title={say.title} text={say.text}>
      {data === undefined && <p>{isError ? say.loadFailed : say.loading}</p>}
      {data !== undefined && (
        <>
          <LogoField
            logo={data.logo}
            isBusy={isBusy}
            onChoose={(file) => change(async () => houseCalls.setLogo(await pictureText(file)), say.logoSaved)}
            onRemove={() => change(houseCalls.removeLogo, say.logoRemoved)}
          />
          <AccentField
            key={data.accent}
            saved={data.accent}
            isBusy={isBusy}
            onSave={(accent: WireHouse['accent']) => change(() => houseCalls.setAccent(accent), say.saved)}
          />
        </>
      )}
      <Problem text={problem} />
    </Part>
  );
}
