import FlipbookDiagnostics
import Foundation
import Testing

@testable import Flipbook

@Suite("Requests")
struct NetworkTests {
  @Test("a server is not reached, a file is read")
  func data() async throws {
    let server = try #require(URL(string: "https://example.com/a.json"))
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: server) }
    await #expect(throws: URLError.self) {
      try await URLSession(configuration: .ephemeral).data(for: URLRequest(url: server))
    }
    await #expect(throws: URLError.self) {
      try await URLSession.shared.data(for: URLRequest(url: server), delegate: nil)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "network-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (data, response) = try await URLSession.shared.data(from: file)
    #expect(data == Data("hello".utf8) && response.expectedContentLength == 5)
    var sent: [String] = []
    for url in [file, server] {
      _ = URLSession.shared.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }
        .catch { Just("\($0.code == .notConnectedToInternet)") }.sink { sent.append($0) }
    }
    #expect(sent == ["hello", "true"])
  }

  @Test("an error may be of a number that is no code of Foundation's")
  func codes() {
    #expect(URLError(.init(rawValue: 404)).code == .unknown)
    #expect(URLError(.init(rawValue: URLError.timedOut.rawValue)).code == .timedOut)
    #expect(URLError(.badURL).code == .badURL)
  }

  @Test("no path leads to a network, and a monitor tells so once it is started, with a note")
  @MainActor func path() async throws {
    final class Seen: @unchecked Sendable { var statuses: [NWPath.Status] = [] }
    struct Sign: View {
      let seen: Seen
      var body: some View {
        Color.red.frame(width: 10, height: 10).onAppear {
          let monitor = NWPathMonitor()
          monitor.pathUpdateHandler = { path in seen.statuses.append(path.status) }
          monitor.start(queue: DispatchQueue(label: "paths"))
          #expect(seen.statuses.isEmpty)
        }
      }
    }
    let collector = DiagnosticCollector()
    let seen = Seen()
    try DiagnosticCollector.$current.withValue(collector) { _ = try fills(of: Sign(seen: seen)) }
    #expect(seen.statuses == [.unsatisfied])
    #expect(collector.diagnostics.map(\.code) == ["network.path"])
    var paths = NWPathMonitor().makeAsyncIterator()
    let first = await paths.next()
    #expect(first?.usesInterfaceType(.wifi) == false && first?.unsatisfiedReason == .notAvailable)
  }

  @Test("a session with a delegate reports that it is reported nothing")
  func delegate() {
    final class Listener: NSObject, URLSessionDelegate {}
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(URLSession(configuration: .default, delegate: Listener(), delegateQueue: nil).delegate != nil)
      #expect(URLSession(configuration: .default, delegate: nil, delegateQueue: nil).delegate == nil)
    }
    #expect(collector.diagnostics.map(\.code) == ["network.delegate"])
  }

  @MainActor
  @Test("a picker of pictures takes a library and an encoding")
  func photos() {
    let chosen = Binding<PhotosPickerItem?>.constant(nil)
    let picker = PhotosPicker(
      selection: chosen, matching: .images, preferredItemEncoding: .compatible, photoLibrary: .shared()
    ) { Text("Pictures") }
    let titled = PhotosPicker("Pictures", selection: chosen, photoLibrary: .shared())
    #expect("\(type(of: picker))" == "\(type(of: titled))")
  }

  @Test("fields of a request are found whatever their case, and added to")
  func fields() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    #expect(request.value(forHTTPHeaderField: "accept") == "text/plain,text/html")
    #expect(request.httpMethod == "GET" && request.timeoutInterval == 60)
  }
}
