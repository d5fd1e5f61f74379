// A program of its own, so that what it takes is not taken from whoever measures: a source whose figures of the goals
// named in the address are new each time. Its first line is its port; `/count` says how often it was asked.
import { createServer } from 'node:http';

const MONTHS = ['2026-08', '2026-09', '2026-10'];
let asked = 0;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname === '/count') {
    response.end(String(asked));
    return;
  }
  asked += 1;
  const numbers = (url.searchParams.get('goals') ?? '').split(' ');
  const rows = numbers.flatMap((number) => MONTHS.map((month, at) => `${number},${month}-01,${asked + at}`));
  response.setHeader('content-type', 'text/csv').end(`goal_number,date,actual\n${rows.join('\n')}\n`);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
