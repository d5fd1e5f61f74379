import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FoundColumns } from './foundList.ts';

it('keeps every finding, by file and line, in the order they were found where those are the same', () => {
  const finding = fc.record({
    file: fc.constantFrom('a.csv', 'b.csv'),
    line: fc.option(fc.integer({ min: 1, max: 5 })),
    column: fc.constantFrom('date', 'target', null),
    value: fc.constantFrom('1', '', null),
    reason: fc.string({ maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 60 }), (findings) => {
      const found = new FoundColumns();
      for (const each of findings) found.add(each);
      expect([...found]).toEqual(findings);
      const files = [...new Set(findings.map(({ file }) => file))];
      const inOrder = findings.toSorted(
        (one, other) => files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0),
      );
      expect([...found.sort()]).toEqual(inOrder);
      expect(found).toHaveLength(findings.length);
    }),
  );
});
