/// Holds an object as long as something else does.
struct WeakObject {
  weak var object: AnyObject?
}
