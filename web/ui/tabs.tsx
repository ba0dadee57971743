import type { ReactNode } from 'react'
import { Tabs as AriaTabs, type TabsProps as AriaTabsProps, Tab, TabList, TabPanel } from 'react-aria-components'
import styles from './tabs.module.css'

type TabEntry = { id: string; label: ReactNode; count?: ReactNode; content: ReactNode }

type TabsProps = Omit<AriaTabsProps, 'children' | 'className' | 'style'> & { label: string; tabs: readonly TabEntry[] }

/** Parts of one page. Use TabsNav where each part has its own address. */
export function Tabs({ label, tabs, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={styles.tabs ?? ''}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
