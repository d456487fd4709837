/// An object in a slot that is called when its node leaves the tree.
@MainActor
package protocol NodeSlot: AnyObject {
  func disconnect()
}
