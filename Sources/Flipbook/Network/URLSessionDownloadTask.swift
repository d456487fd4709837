import Foundation

/// One request for a file. Its handler is called on the film's next turn after it was resumed.
public final class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  private let handler: @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  init(_ url: URL?, _ handler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) {
    self.handler = handler
    super.init(url)
  }

  override func run() throws {
    let (_, response) = try URLSession.answer(url)
    handler(url, response, nil)
  }
  override func fail(_ error: any Error) { handler(nil, nil, error) }

  /// Breaks the task off, and calls back without anything to go on from.
  public func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    DispatchQueue.main.async { completionHandler(nil) }
  }
}
