// The page at `/`: its few files, served from this port alone, and a policy that lets it load nothing from elsewhere.
import type { FastifyInstance } from 'fastify'
import { bundle } from './page-build.ts'
import { fontFile, fontSheet } from './page-fonts.ts'
import { refuse } from './world/errors.ts'

// Style attributes are what the drawing library sets colours with; style sheets come from this server alone.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Ccircle cx=%2216%22 cy=%2218%22 r=%2212%22 fill=%22%23f4a6b5%22/%3E%3Cpath d=%22M16 7c3-5 8-4 9-4-1 4-5 6-9 4z%22 fill=%22%2357a15f%22/%3E%3C/svg%3E'

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Sandbox</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="page/fonts.css">
<link rel="stylesheet" href="page/main.css">
<script type="module" src="page/main.js"></script>
</head>
<body><noscript>This page needs JavaScript.</noscript></body>
</html>
`

/** Adds the page to the server. */
export function addPage(app: FastifyInstance): void {
  const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
  const fresh = { ...common, 'cache-control': 'no-cache' }
  app.get('/', (_request, reply) =>
    reply
      .headers({ ...fresh, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .send(HTML),
  )
  app.get('/page/main.js', async (_request, reply) =>
    reply
      .headers({ ...fresh, 'content-type': 'text/javascript; charset=utf-8' })
      .send((await bundle()).script),
  )
  app.get('/page/main.css', async (_request, reply) =>
    reply.headers({ ...fresh, 'content-type': 'text/css; charset=utf-8' }).send((await bundle()).style),
  )
  app.get('/page/fonts.css', (_request, reply) =>
    reply.headers({ ...fresh, 'content-type': 'text/css; charset=utf-8' }).send(fontSheet()),
  )
  app.get('/page/fonts/:key/:file', (request, reply) => {
    const { key, file } = request.params as { key: string; file: string }
    const bytes = fontFile(key, file)
    if (bytes === undefined) throw refuse('notFound')
    return reply
      .headers({ ...common, 'content-type': 'font/woff2', 'cache-control': 'max-age=604800' })
      .send(bytes)
  })
}
