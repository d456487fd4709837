import FlipbookPicture
import FlipbookShaders
import Foundation

/// A function that is called for each pixel of a layer.
package struct ShaderPass {
  let call: ShaderCall
  /// From points to pixels.
  let device: CGAffineTransform

  /// The rectangle that the call is about, in pixels.
  private var place: PixelRect {
    let place = call.bounds.applying(device)
    return place.isFinite ? PixelRect(covering: place, margin: 1) : PixelRect(width: 0, height: 0)
  }

  private func grown(_ rect: PixelRect) -> PixelRect {
    let reach = CGRect(origin: .zero, size: call.reach).applying(device)
    guard reach.isFinite else { return rect }
    let limit = CGFloat(PixelFilter.mostMargin)
    return rect.grown(
      Int(min(limit, reach.width).rounded(.up)), Int(min(limit, reach.height).rounded(.up)))
  }

  /// The pixels that those of a region depend on: functions for layers may look anywhere in them.
  func source(of region: PixelRect) -> PixelRect { call.isLocal ? region : grown(region).union(place) }

  /// Writes the function's colours where there can be any.
  ///
  /// - Parameter ink: The pixels that can have a colour before.
  func apply(_ source: Surface, into target: Surface, ink: PixelRect) {
    guard !ink.isEmpty, let run = ShaderRun(call, device: device) else { return }
    let area = grown(ink.union(place)).intersection(target.bounds)
    guard !area.isEmpty else { return }
    let seen = source.bounds
    run.see(
      source.base, stride: source.stride, left: seen.minX, top: seen.minY, width: seen.width,
      height: seen.height)
    for y in area.minY..<area.maxY {
      run.fetch(target.pointer(area.minX, y), x: area.minX, y: y, count: area.width)
    }
  }
}
