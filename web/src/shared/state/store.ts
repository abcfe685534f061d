import { useSyncExternalStore } from 'react'

/** A value outside React. Components subscribe to its changes. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const followers = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const follow of followers) follow()
    },
    subscribe: (onChange) => {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
