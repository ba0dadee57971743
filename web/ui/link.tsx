// The link used throughout web/ui. The app provides its own, which preloads the target; web/ui must not depend on it.

import { type ComponentType, createContext, createElement, useContext } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export type LinkProps = Omit<RouterLinkProps, 'prefetch' | 'ref'>

const LinkContext = createContext<ComponentType<LinkProps>>(RouterLink)

export const LinkProvider = LinkContext.Provider

export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props)
