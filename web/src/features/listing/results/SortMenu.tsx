import { Button, Menu } from '@mantine/core'
import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SORT_ORDERS, type SortOrder } from '../state/listingState'
import classes from './SortMenu.module.css'

interface SortMenuProps {
  readonly order: SortOrder
  readonly onSort: (order: SortOrder) => void
}

/** The orders, without the one that is chosen; Reset goes back to the best match. */
export function SortMenu({ order, onSort }: SortMenuProps) {
  const { t } = useTranslation()
  const label = order === 0 ? t('sort.label') : t('sort.labelWith', { order: t(`sort.order${order}`) })
  return (
    <Menu position="bottom-end" offset={4} width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconArrowsSort size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {SORT_ORDERS.filter((each) => each !== order).map((each) => (
          <Menu.Item key={each} className={classes.item} onClick={() => onSort(each)}>
            {t(`sort.order${each}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
