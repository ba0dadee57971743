import { data, type LoaderFunctionArgs } from 'react-router'

/** No screen matches this path. Throws like any other error, so that one error page handles all of them. */
function throwNotFound({ request }: { request: Request }): never {
  const { pathname, search } = new URL(request.url)
  throw data({ path: pathname }, { status: 404, statusText: `Page not found: ${pathname}${search}` })
}

export const loader = (args: LoaderFunctionArgs) => throwNotFound(args)
export const clientLoader = ({ request }: { request: Request }) => throwNotFound({ request })

export default function NotFound() {
  return null
}
