import Flipbook
import FlipbookDiagnostics
import Testing

/// Names of services that a film has no device for, and the answers that apps get.
@MainActor
@Suite("Services of a device")
struct DeviceServiceTests {
  @Test("questions about pictures are answered with nothing, and reported")
  func vision() throws {
    let collector = DiagnosticCollector()
    let bytes = Data()
    var answers: [VNObservation]?
    let request = VNRecognizeTextRequest { request, error in
      answers = request.results
      #expect(error == nil)
    }
    request.recognitionLevel = .fast
    #expect(request.results == nil)
    try DiagnosticCollector.$current.withValue(collector) {
      try VNImageRequestHandler(data: bytes).perform([request, VNDetectBarcodesRequest()])
    }
    #expect(answers?.isEmpty == true && request.results?.isEmpty == true)
    #expect(collector.diagnostics.map(\.code) == ["vision.nothing", "vision.nothing"])
  }

  @Test("nothing is recorded")
  func recording() async throws {
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let recorder = try AVAudioRecorder(url: URL(filePath: "/tmp/never.m4a"), settings: settings)
    #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
    #expect(recorder.averagePower(forChannel: 0) == -160)
    #expect(AVAudioApplication.shared.recordPermission == .undetermined)
    #expect(await !AVAudioApplication.requestRecordPermission())
  }

  @Test("nobody is known, by an error that says so")
  func authentication() {
    let context = LAContext()
    #expect(context.biometryType == LABiometryType.none)
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { known, error in
      #expect(!known && (error as? LAError)?.code == .biometryNotAvailable)
    }
  }

  @Test("the squared distance of vectors")
  func distance() {
    #expect(distance_squared(SIMD2(1.0, 2.0), SIMD2(4.0, 6.0)) == 25)
    #expect(CHHapticTimeImmediate == 0)
  }
}
