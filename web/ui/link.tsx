// The link of every piece in ui. The application gives its own, which loads the target's code ahead; ui may not know how.

import { type ComponentType, createContext, createElement, useContext } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export type LinkProps = Omit<RouterLinkProps, 'prefetch' | 'ref'>

const LinkContext = createContext<ComponentType<LinkProps>>(RouterLink)

export const LinkProvider = LinkContext.Provider

export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props)
