import Foundation

/// One request for data. Its handler is called on the film's next turn after it was resumed.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  private let handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  init(_ url: URL?, _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
    self.handler = handler
    super.init(url)
  }

  override func run() throws {
    let (data, response) = try URLSession.answer(url)
    handler(data, response, nil)
  }
  override func fail(_ error: any Error) { handler(nil, nil, error) }
}
