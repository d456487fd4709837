import CProcess
import Foundation
import Synchronization

/// The folder beside a film that keeps its segments until the film is whole, so that an interrupted render can go on.
///
/// It is locked while a run works on the film.
package final class ResumeFolder: Sendable {
  package let store: SegmentStore
  private let descriptor: Int32

  /// The folder of a film.
  package static func path(of film: String) -> String { film + ".segments" }

  /// - Throws: ``ExportError`` when it can't be made or another run works on the same film.
  package init(film: String) throws {
    let path = Self.path(of: film)
    store = try SegmentStore(folder: path)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ExportError(.output, "The folder \"\(path)\" can't be opened: \(SystemError.text(errno)).")
    }
    guard process_lock(descriptor) != EWOULDBLOCK else {
      close(descriptor)
      throw ExportError(.output, "Another run is at work on \"\(film)\"; its segments are in \"\(path)\".")
    }
    WorkingFolder.sweep(in: path, prefix: OutputFile.mark)
  }

  deinit { close(descriptor) }

  /// Removes the folder once the film is whole.
  package func remove() { store.remove() }

  /// Removes the folder when there is nothing to go on from.
  package func removeIfEmpty() {
    WorkingFolder.sweep(in: store.folder, prefix: OutputFile.mark)
    rmdir(store.folder)
  }
}
