import FlipbookScenes
import Foundation

/// Expects all previews of a provider to be as approved, in every variant.
///
/// ```swift
/// @MainActor @Test func row() throws {
///   try expectPreviews(of: Row_Previews.self, variants: FrameVariant.schemes)
/// }
/// ```
/// Goldens are kept as by ``expectFrames(of:at:size:scale:frameRate:named:comparing:as:update:goldens:filePath:function:)``, in a
/// folder for each preview and variant: `row 1`, `row 1@dark`. All are compared before the function throws.
///
/// - Parameters:
///   - provider: The type with the previews.
///   - variants: Ways in which each is drawn; the usual one unless given.
///   - times: In seconds; the frame on screen then is compared. The first unless given.
///   - size: Of the screen, in points; a preview with a layout of its own keeps it.
///   - scale: Pixels per point.
///   - name: The name of the frames; the test function's name unless given.
///   - settings: How they are compared; exactly unless given.
///   - strategy: The form in which they are kept: pictures unless given.
///   - update: Which goldens are written; what the test's trait says unless given, else the environment.
///   - goldens: The folder of the goldens; `Goldens` beside the test's file unless given.
/// - Throws: ``FrameFailure`` with all frames that differ or have no golden.
@MainActor
public func expectPreviews<Provider: PreviewProvider>(
  of provider: Provider.Type, variants: [FrameVariant] = [FrameVariant()], at times: [Double] = [0],
  size: CGSize = CGSize(width: 390, height: 844), scale: Double = 1, named name: String? = nil,
  comparing settings: CompareSettings = CompareSettings(), as strategy: FrameStrategy = .pixels,
  update: FrameUpdate = .automatic, goldens: String? = nil, filePath: String = #filePath,
  function: String = #function
) throws {
  let title = name ?? String(function.prefix { $0 != "(" })
  var failure = FrameFailure(name: title, frames: [], notes: [])
  for number in provider.previews.previews.indices {
    for variant in variants {
      var options = SceneSettings()
      (options.screen, options.scale) = (size, scale)
      variant.apply(to: &options)
      let mark = variant.name.isEmpty ? "" : "@\(variant.name)"
      let entry = SceneRegistry.Entry(name: title, kind: .preview) {
        let all = provider.previews.previews
        return .view(number < all.count ? AnyView(all[number]) : AnyView(EmptyView()))
      }
      do {
        try expectFrames(
          entry, times, options, "\(title) \(number + 1)\(mark)", settings, strategy, update, goldens,
          filePath,
          function)
      } catch let found as FrameFailure {
        failure.frames += found.frames
        failure.notes += found.notes.filter { !failure.notes.contains($0) }
      }
    }
  }
  if !failure.frames.isEmpty { throw failure }
}
