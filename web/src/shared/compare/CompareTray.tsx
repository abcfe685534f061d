import { useTranslation } from 'react-i18next'
import { compareAddress } from '@/shared/routing/courseAddress'
import { useMoney } from '@/shared/money/useMoney'
import { useStore } from '@/shared/state/store'
import { focusResults } from '@/shared/ui/focusResults'
import { COMPARED_MIN } from './basket'
import { CompareDrawer } from './CompareDrawer'
import { closeComparison, compareStore, removeFromComparison } from './compareStore'

/** The drawer of the comparison, with the basket of this browser. */
export default function CompareTray() {
  const { t } = useTranslation()
  const { items, isOpen, refusal } = useStore(compareStore)
  const { money } = useMoney()
  if (!isOpen) return null
  const close = () => {
    closeComparison()
    focusResults()
  }
  const remove = (id: number) => {
    removeFromComparison(id)
    if (compareStore.get().items.length === 0) focusResults()
  }
  return (
    <CompareDrawer
      items={items}
      message={refusal === undefined ? undefined : t(`compare.${refusal}`)}
      href={items.length < COMPARED_MIN ? undefined : compareAddress(items.map(({ slug }) => slug), money.chosen)}
      onRemove={remove}
      onClose={close}
    />
  )
}
