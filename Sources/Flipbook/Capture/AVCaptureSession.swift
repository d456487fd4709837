import FlipbookDiagnostics
import Foundation

/// Leads what a camera sees to outputs. A film has no camera: nothing ever comes, and starting is reported.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of what comes.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the quality.
    public let rawValue: String
    /// Makes a quality from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As good as photographs are.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The quality of the inputs.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The quality; high unless set.
  open var sessionPreset = Preset.high
  /// The inputs that were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs that were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// None: no input leads anywhere.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether it was started and not stopped.
  open private(set) var isRunning = false
  /// Whether it was interrupted: never.
  open var isInterrupted: Bool { false }
  /// Whether the app's audio session is used.
  open var usesApplicationAudioSession = true
  /// Whether the app's audio session is set up for recording.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Makes a session without inputs and outputs.
  public override init() { super.init() }

  /// Begins changes that count together.
  open func beginConfiguration() {}
  /// Ends changes that count together.
  open func commitConfiguration() {}
  /// Whether it takes the quality.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether it takes the input.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it takes the output.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Counts as started. Nothing comes, which is reported.
  open func startRunning() {
    isRunning = true
    DiagnosticCollector.current.warn(
      "camera.none", "A film has no camera and no microphone: the session gives no pictures and no sound.")
  }
  /// Counts as stopped.
  open func stopRunning() { isRunning = false }
}
