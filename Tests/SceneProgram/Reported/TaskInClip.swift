import Flipbook

/// A clip that draws by hand and starts tasks, which no film runs.
struct TaskInClip: Clip {
  var duration: TimeInterval { 1 }

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    Task { print("never") }
    context.fill(Path(CGRect(x: time * 50, y: 10, width: 20, height: 20)), with: .color(.red))
  }
}
