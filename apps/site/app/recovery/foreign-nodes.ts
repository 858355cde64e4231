/**
 * Translators and extensions move or replace nodes of React. React then removes or inserts a node at its old place,
 * and throws (facebook/react#11538). Here such a node is removed from its current place, and a new one is added at
 * the end.
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    childOf(this, child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T
    return insertBefore.call(this, node, childOf(this, before) ?? null) as T
  }
}

/** The child of `parent` into which a translator moved the node. */
function childOf(parent: Node, node: Node): ChildNode | undefined {
  let place: Node | null = node
  while (place && place.parentNode !== parent) place = place.parentNode
  return (place as ChildNode | null) ?? undefined
}
