import { data, type LoaderFunctionArgs } from 'react-router'

/** No screen has this path: an error like any other, so that one page tells all of them. */
function refuse({ request }: { request: Request }): never {
  const { pathname, search } = new URL(request.url)
  throw data({ path: pathname }, { status: 404, statusText: `Page not found: ${pathname}${search}` })
}

export const loader = (args: LoaderFunctionArgs) => refuse(args)
export const clientLoader = ({ request }: { request: Request }) => refuse({ request })

export default function NotFound() {
  return null
}
