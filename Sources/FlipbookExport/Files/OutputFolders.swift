import Synchronization

/// The folders that a run writes its outputs in before they are whole, one beside each place.
final class OutputFolders: Sendable {
  private let folders = Mutex<[String: WorkingFolder]>([:])

  /// The folder beside an output, made when it is the first there.
  ///
  /// Files that runs that are over left in the same place are removed then.
  ///
  /// - Throws: ``SystemFailure``.
  func folder(beside path: String) throws -> WorkingFolder {
    let place = OutputFile.split(path).folder
    return try folders.withLock { folders in
      if let folder = folders[place] { return folder }
      WorkingFolder.sweep(in: place, prefix: OutputFile.mark)
      let folder = try WorkingFolder(in: place, prefix: OutputFile.mark)
      folders[place] = folder
      return folder
    }
  }

  /// Removes them with all that is in them.
  func remove() {
    let all = folders.withLock { folders in
      defer { folders = [:] }
      return folders.values.map(\.self)
    }
    for folder in all { folder.remove() }
  }
}
