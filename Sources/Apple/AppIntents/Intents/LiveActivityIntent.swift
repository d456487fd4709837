/// An intent that begins, changes or ends a live activity.
public protocol LiveActivityIntent: AppIntent {}
