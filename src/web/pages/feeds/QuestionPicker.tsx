import { say } from '#web/base/messages/say/feeds.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';

const OTHER = 'other';

/** The questions that an administrator has allowed; another one can be written, and waits. */
export function QuestionPicker({
  questions,
  ask,
  onChoose,
}: {
  readonly questions: readonly string[];
  readonly ask: string;
  readonly onChoose: (ask: string) => void;
}) {
  const at = questions.indexOf(ask);
  return (
    <SelectField
      label={say.access.choose}
      options={[
        ...questions.map((question, index) => ({ value: String(index), label: question || say.access.whole })),
        { value: OTHER, label: say.access.other },
      ]}
      chosen={at < 0 ? OTHER : String(at)}
      onChoose={(value) => onChoose(value === OTHER ? '' : (questions[Number(value)] ?? ''))}
    />
  );
}
