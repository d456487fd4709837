import Foundation

/// A motion along a path, as a Core Animation keyframe animation with a path has it: each end of a segment is a
/// keyframe.
package struct MediaPathAnimation: Sendable {
  private let path: MotionPath
  private let mode: MediaCalculationMode
  private let keyTimes: KeyTimes
  package let rotation: MotionPath.Rotation

  /// - Parameters:
  ///   - keyTimes: when each end is reached, one more than segments (in ``MediaCalculationMode/discrete`` two more);
  ///     ignored by paced modes, which go at constant speed.
  ///   - timingFunctions: the pacing of each segment.
  package init(
    path: MotionPath, keyTimes: [Double]? = nil, timingFunctions: [UnitCurve?] = [],
    mode: MediaCalculationMode = .linear, rotation: MotionPath.Rotation = .none
  ) {
    if path.segmentCount == 0 {
      MotionInput.warn("media.no-values", "A path animation has a path without lines or curves.")
    }
    self.path = path
    self.mode = mode
    self.rotation = rotation
    let ends = path.segmentCount + 1
    self.keyTimes =
      mode == .discrete
      ? KeyTimes(keyTimes, count: ends + 1)
      : KeyTimes(mode.isPaced ? nil : keyTimes, count: ends, curves: mode.isPaced ? [] : timingFunctions)
  }

  /// The place at a progress 0…1.
  package func sample(at progress: Double) -> MotionPath.Sample {
    if mode.isPaced { return path.sample(atFraction: progress) }
    let place = keyTimes.locate(progress)
    if mode == .discrete { return path.sample(atLength: path.length(toEndOfSegment: place.part - 1)) }
    return path.sample(segment: place.part, fraction: place.fraction)
  }

  /// The turn in radians at a progress 0…1.
  package func rotation(at progress: Double) -> Double { sample(at: progress).rotation(rotation) }
}
