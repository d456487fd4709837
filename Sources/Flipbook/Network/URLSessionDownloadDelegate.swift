import Foundation

/// Receives the files of a session's tasks. A film reaches no network and sends none.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Never called: a film reaches no network.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
}
