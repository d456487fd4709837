import FlipbookDiagnostics
import Foundation

/// Reports how a device is moved. That of a film lies still, and a handler is called once.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// In seconds. Has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// In seconds. Has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// In seconds. Has no effect.
  open var gyroUpdateInterval: TimeInterval = 0.01

  /// Always true.
  open var isDeviceMotionAvailable: Bool { true }
  /// Always true.
  open var isAccelerometerAvailable: Bool { true }
  /// Always true.
  open var isGyroAvailable: Bool { true }
  /// Whether motion updates are on.
  open private(set) var isDeviceMotionActive = false
  /// Whether accelerometer updates are on.
  open private(set) var isAccelerometerActive = false
  /// Whether gyroscope updates are on.
  open private(set) var isGyroActive = false
  /// The motion of a device at rest while its updates are on; else nil.
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion() : nil }
  /// The acceleration of a device at rest while its updates are on; else nil.
  open var accelerometerData: CMAccelerometerData? { isAccelerometerActive ? CMAccelerometerData() : nil }
  /// The rotation of a device at rest while its updates are on; else nil.
  open var gyroData: CMGyroData? { isGyroActive ? CMGyroData() : nil }

  private func notify() {
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "motion.still", message: "CMMotionManager reports a device that lies still."))
  }

  /// Turns motion updates on, and records that the device lies still.
  open func startDeviceMotionUpdates() {
    notify()
    isDeviceMotionActive = true
  }

  /// Turns motion updates on, and calls the handler once, at once, on this thread.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    startDeviceMotionUpdates()
    handler(CMDeviceMotion(), nil)
  }

  /// Turns accelerometer updates on, and records that the device lies still.
  open func startAccelerometerUpdates() {
    notify()
    isAccelerometerActive = true
  }

  /// Turns accelerometer updates on, and calls the handler once, at once, on this thread.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {
    startAccelerometerUpdates()
    handler(CMAccelerometerData(), nil)
  }

  /// Turns gyroscope updates on, and records that the device lies still.
  open func startGyroUpdates() {
    notify()
    isGyroActive = true
  }

  /// Turns gyroscope updates on, and calls the handler once, at once, on this thread.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {
    startGyroUpdates()
    handler(CMGyroData(), nil)
  }

  /// Turns motion updates off.
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
  /// Turns accelerometer updates off.
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }
  /// Turns gyroscope updates off.
  open func stopGyroUpdates() { isGyroActive = false }
}
