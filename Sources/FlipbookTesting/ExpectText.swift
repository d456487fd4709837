import FlipbookScenes
import Foundation

/// Expects a view's display list or tree of views to be the text that follows.
///
/// ```swift
/// @MainActor @Test func badge() throws {
///   try expectText(of: Badge(count: 3), as: .viewTree, size: CGSize(width: 40, height: 40)) {
///     """
///     Badge 10,10 20×20
///       text "3" 15,10 10×20
///     """
///   }
/// }
/// ```
/// A call without the closure gets it where goldens are written: `FLIPBOOK_UPDATE=missing swift test` writes into the test's
/// file, `changed` also puts right what differs. Such a run fails.
///
/// - Parameters:
///   - view: The view, which runs from time 0 on.
///   - strategy: Which text: the display list or the tree of views.
///   - time: In seconds; the frame on screen then is taken.
///   - size: In points.
///   - variant: How the view is drawn; the usual way unless given.
///   - record: Whether the text is written; what the test or the environment says unless given.
///   - expected: The text.
/// - Throws: ``FrameFailure`` when the text is another or none is given.
@MainActor
public func expectText(
  of view: some View, as strategy: FrameStrategy = .viewTree, at time: Double = 0,
  size: CGSize = CGSize(width: 320, height: 240), variant: FrameVariant = FrameVariant(),
  record: FrameUpdate = .automatic, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function, matches expected: (() -> String)? = nil
) throws {
  precondition(strategy != .pixels, "Pixels are no text; use expectFrames.")
  var options = SceneSettings()
  (options.size, options.scale) = (size, 1)
  variant.apply(to: &options)
  options.duration = time + 1
  let entry = SceneRegistry.Entry(name: function, kind: .view) { .view(AnyView(view)) }
  let source = try SceneFrameSource(
    entry: entry, settings: options, resources: SceneResources.make(forSceneAt: filePath, settings: options))
  let frame = max(0, Int((time * source.format.frameRate.framesPerSecond + 1e-6).rounded(.down)))
  let text = source.text(of: frame, as: strategy)
  let known = expected?()
  guard text != known else { return }
  let title = String(function.prefix { $0 != "(" })
  var failure = FrameFailure(name: title, frames: [], notes: [])
  let update = FrameUpdate.chosen(record)
  if update == .changed || (update == .missing && known == nil) {
    try InlineText.shared.write(text, to: filePath, line: line, column: column)
    failure.frames = [
      FrameFailure.Frame(
        time: time, reason: "the text was written into the test; look at it", files: [filePath])
    ]
    throw failure
  }
  let reason =
    known.map { TextDifference.of($0, text) }
    ?? "there is no text; write it with FLIPBOOK_UPDATE=missing:\n\(text)"
  failure.frames = [FrameFailure.Frame(time: time, reason: reason, files: [])]
  throw failure
}

extension SceneFrameSource {
  /// A frame as text.
  func text(of frame: Int, as strategy: FrameStrategy) -> String {
    let list = displayList(at: frame)
    return strategy == .viewTree ? viewTree : list.description
  }
}
