import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { Link } from '#web/ui/link.tsx'
import { SeenByOthers } from '../evidence-ladder.tsx'
import { isSeenByOthers } from '../skill-order.ts'
import type { GraphEdge, GraphNode, SkillFamily } from './skill-graph.ts'
import styles from './skill-map.module.css'

type DrawnLine = GraphEdge & { path: string }

/** Skills in layers, with lines from each to those that build on it. The lines follow the text, whatever its size. */
export function SkillFamilyGraph({ family: { layers, edges } }: { family: SkillFamily }) {
  const frame = useRef<HTMLDivElement>(null)
  const lines = useLines(frame, edges)
  const [current, setCurrent] = useState<string | null>(null)
  const isNear = ({ from, to }: GraphEdge) => from === current || to === current
  return (
    <div ref={frame} className={styles.graph}>
      <svg className={styles.lines} aria-hidden="true" data-dimmed={lines.some(isNear) || undefined}>
        {lines.map((line) => (
          <path key={`${line.from} ${line.to}`} d={line.path} data-near={isNear(line) || undefined} />
        ))}
      </svg>
      {layers.map((nodes) => (
        <ul role="list" key={nodes[0]?.skill.slug} className={styles.layer}>
          {nodes.map((node) => (
            <li key={node.skill.slug} data-skill={node.skill.slug}>
              <Node node={node} onCurrent={setCurrent} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

type NodeProps = { node: GraphNode; onCurrent: (slug: string | null) => void }

function Node({ node: { skill, on }, onCurrent }: NodeProps) {
  const { i18n } = useLingui()
  const basis = listFormat(i18n.locale).format(on.map(({ name }) => name))
  return (
    <Link
      to={`/skill-center/${skill.slug}`}
      onPointerEnter={() => onCurrent(skill.slug)}
      onPointerLeave={() => onCurrent(null)}
      onFocus={() => onCurrent(skill.slug)}
      onBlur={() => onCurrent(null)}
      className={styles.skill}
      data-proven={skill.best ? '' : undefined}
      data-claimed={skill.claimedLevel === null ? undefined : ''}
    >
      <bdi>{skill.name}</bdi>
      {skill.best ? (
        <span className={styles.state}>
          <Trans>Level {skill.best.level}</Trans>
        </span>
      ) : (
        skill.claimedLevel !== null && (
          <span className={styles.state}>
            <Trans>Not tested</Trans>
          </span>
        )
      )}
      {isSeenByOthers(skill) && (
        <span className={styles.state}>
          <SeenByOthers skill={skill} />
        </span>
      )}
      {on.length > 0 && (
        <span className="visually-hidden">
          <Trans>
            builds on <bdi>{basis}</bdi>
          </Trans>
        </span>
      )}
    </Link>
  )
}

/** Measured once the page is laid out, and again whenever its size changes. */
function useLines(frame: RefObject<HTMLDivElement | null>, edges: readonly GraphEdge[]): DrawnLine[] {
  const [lines, setLines] = useState<DrawnLine[]>([])
  useEffect(() => {
    const container = frame.current
    if (!container) return
    const draw = () => setLines(linesIn(container, edges))
    const observer = new ResizeObserver(draw)
    observer.observe(container)
    for (const node of container.querySelectorAll('[data-skill]')) observer.observe(node)
    return () => observer.disconnect()
  }, [frame, edges])
  return lines
}

function linesIn(container: HTMLElement, edges: readonly GraphEdge[]): DrawnLine[] {
  const origin = container.getBoundingClientRect()
  const boxes = new Map(
    [...container.querySelectorAll<HTMLElement>('[data-skill]')].map((node) => [
      node.dataset['skill'],
      (node.firstElementChild ?? node).getBoundingClientRect(),
    ]),
  )
  return edges.flatMap((edge) => {
    const [above, below] = [boxes.get(edge.from), boxes.get(edge.to)]
    if (!above || !below) return []
    const start = { x: middleOf(above) - origin.left, y: above.bottom - origin.top }
    const end = { x: middleOf(below) - origin.left, y: below.top - origin.top }
    const half = (start.y + end.y) / 2
    const points = [
      [start.x, half],
      [end.x, half],
      [end.x, end.y],
    ].map((point) => point.map((one) => one.toFixed(1)).join(' '))
    return [{ ...edge, path: `M${start.x.toFixed(1)} ${start.y.toFixed(1)}C${points.join(' ')}` }]
  })
}

const middleOf = ({ left, width }: DOMRect): number => left + width / 2
