import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { baseOf, readCopy } from '../copy/read-copy.ts';
import { serveSite } from '../hosts/serve.ts';

/** Serves `dist/`, or another folder, on the port in `PORT`. */
const dist = resolve(process.argv[2] ?? 'dist');
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(join(dist, '404.html'))) {
  console.error(`A pasta ${dist} ainda não tem um site. Rode antes: npm run build`);
  process.exit(1);
}

createServer(serveSite(dist))
  .on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE';
    const advice = `A porta ${port} está ocupada. Escolha outra: PORT=${port + 1} npm start`;
    console.error(busy ? advice : error.message);
    process.exit(1);
  })
  .listen(port, 'localhost', () =>
    console.log(`The site is at http://localhost:${port}${baseOf(readCopy())}`),
  );
