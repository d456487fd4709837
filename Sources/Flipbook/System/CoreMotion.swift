import FlipbookDiagnostics
import Foundation

/// Tells how a device is moved. That of a film lies still: it tells a rest, once for each interval.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// In seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01

  open var isDeviceMotionAvailable: Bool { true }
  open var isAccelerometerAvailable: Bool { true }
  open var isGyroAvailable: Bool { true }
  open private(set) var isDeviceMotionActive = false
  open private(set) var isAccelerometerActive = false
  open private(set) var isGyroActive = false
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion() : nil }
  open var accelerometerData: CMAccelerometerData? { isAccelerometerActive ? CMAccelerometerData() : nil }
  open var gyroData: CMGyroData? { isGyroActive ? CMGyroData() : nil }

  private func tell() {
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "motion.still", message: "CMMotionManager tells of a device that lies still."))
  }

  open func startDeviceMotionUpdates() {
    tell()
    isDeviceMotionActive = true
  }

  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    startDeviceMotionUpdates()
    handler(CMDeviceMotion(), nil)
  }

  open func startAccelerometerUpdates() {
    tell()
    isAccelerometerActive = true
  }

  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {
    startAccelerometerUpdates()
    handler(CMAccelerometerData(), nil)
  }

  open func startGyroUpdates() {
    tell()
    isGyroActive = true
  }

  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {
    startGyroUpdates()
    handler(CMGyroData(), nil)
  }

  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }
  open func stopGyroUpdates() { isGyroActive = false }
}

/// How a device lies and is moved.
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Upright in the hand.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { 0 }
}

/// How a device is turned, in radians.
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMAccelerometerData: NSObject {
  open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
}

open class CMGyroData: NSObject {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

public struct CMAcceleration: Hashable, Sendable {
  public var x, y, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMRotationRate: Hashable, Sendable {
  public var x, y, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
