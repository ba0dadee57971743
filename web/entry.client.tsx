import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { replayEarlyClicks } from './app/document/early-clicks.ts'
import { pageLoadingBar } from './app/loading-bar/loading-bar.tsx'
import { startRoutes } from './app/routing/browser-routes.ts'
import { loadDocumentCatalogues } from './app/words/load-catalogue.ts'

const chunkReload = startRoutes()
// Without them the page is English.
await loadDocumentCatalogues(document).catch(() => undefined)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error, { location }) => {
          const address = `${location.pathname}${location.search}${location.hash}`
          // A missing chunk triggers a full page load; any other failure turns the loading bar red.
          if (!chunkReload.recover(error, address)) pageLoadingBar.finish({ hasFailed: true })
        }}
      />
    </StrictMode>,
  )
  replayEarlyClicks(document)
})
