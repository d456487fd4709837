import FlipbookCommand
import FlipbookScenes

/// Rows of data: each is the props of one film.
extension StudioSession {
  /// Shows the first row, until the person chooses another.
  func showRows() {
    guard let rows else { return }
    update { state in
      (state.rows, state.rowCount, state.row) = (rows.path, rows.count, 0)
      state.options["props"] = try? rows.props(0, declared: nil)
    }
  }

  /// Takes the props from a row.
  ///
  /// - Parameter row: From 0; nil to take none.
  func choose(row: Int?) {
    guard let rows else { return }
    guard let row else { return change(["props": nil]) }
    let index = max(0, min(rows.count - 1, row))
    do {
      let props = try rows.props(index, declared: state.info?.props)
      update { ($0.options["props"], $0.row) = (props, index) }
      compile()
    } catch { report(error) }
  }

  /// Gives the cells of the row the kinds that the scene declares, now that they are known.
  func fitRow() {
    guard let rows, let row = state.row, let info = state.info else { return }
    do {
      let props = try rows.props(row, declared: info.props)
      guard props != state.options["props"] else { return }
      update { $0.options["props"] = props }
      compile()
    } catch { report(error) }
  }

  private func report(_ error: any Error) {
    send(.said((error as? FlipbookFailure)?.message ?? "\(error)", isError: true))
  }
}
