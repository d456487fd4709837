import FlipbookPicture
import Foundation

/// A Gaussian blur of premultiplied pixels, one direction after the other.
///
/// A Gaussian in the plane is the product of one across and one down, so two passes give it. Components are
/// numbers with 7 fraction bits, 0…32,640 for 0…255, and weights have 16.
///
/// Every step is fixed to the canvas's pixels, so that a pixel's result does not depend on the region that is asked for.
package struct GaussianBlur {
  /// Larger deviations than this blur alike.
  package static let largestSigma = 1_000.0

  private let across: BlurAxis
  private let down: BlurAxis

  /// - Parameters: The standard deviations across and down, in pixels. Negative ones and those that are no number count
  ///   as 0.
  package init(sigmaX: Double, sigmaY: Double) {
    across = BlurAxis(sigma: sigmaX)
    down = BlurAxis(sigma: sigmaY)
  }

  var sigmaX: Double { across.sigma }
  var sigmaY: Double { down.sigma }

  /// Whether it changes nothing.
  package var isNone: Bool { sigmaX == 0 && sigmaY == 0 }

  /// How many pixels away a pixel can have an effect.
  package var reachX: Int { across.pixelReach }
  package var reachY: Int { down.pixelReach }

  /// Writes the blurred pixels of all of `target`; outside its bounds `source` counts as clear.
  ///
  /// - Parameters:
  ///   - dithers: Whether results are rounded up or down by a fine pattern, in the mean as often as they should.
  ///   - isLinear: Whether colours are mixed in linear light.
  package func apply(_ source: Surface, into target: Surface, dithers: Bool = false, isLinear: Bool = false) {
    if isNone {
      for y in target.bounds.minY..<target.bounds.maxY { copyRow(source, target, y) }
      return
    }
    if target.bounds.isEmpty { return }
    if source.bounds.isEmpty { return target.fill(target.bounds, 0) }
    BlurPass(source, target.bounds, isLinear: isLinear, across: across, down: down)
      .write(to: target, dithers: dithers)
  }

  private func copyRow(_ source: Surface, _ target: Surface, _ y: Int) {
    let part = source.bounds.intersection(target.bounds)
    if part.isEmpty || y < part.minY || y >= part.maxY { return }
    target.pointer(part.minX, y).update(from: source.pointer(part.minX, y), count: part.width)
  }
}
