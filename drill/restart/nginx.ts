import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'

/** Debian's nginx, set up like deploy/nginx: it keeps connections open and tries the other node when one is gone. */
export async function startNginx(folder: string, nodes: readonly string[]) {
  const port = await findFreePort()
  mkdirSync(folder, { recursive: true })
  const servers = nodes.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join(' ')
  const file = path.join(folder, 'nginx.conf')
  const log = path.join(folder, 'error.log')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${log}; events { worker_connections 512; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream meridian { ${servers} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://meridian; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Host $http_host; proxy_connect_timeout 2s; proxy_next_upstream error timeout non_idempotent;
        }
      }
    }`,
  )
  const running = spawn('nginx', ['-c', file, '-e', log], { stdio: 'inherit' })
  await Promise.race([wait(1_000), once(running, 'exit').then(() => Promise.reject(new Error(`nginx ended: ${log}`)))])
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const ended = once(running, 'exit')
      running.kill('SIGTERM')
      await ended
    },
  }
}
